package ringo.api;

import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;

/** Requests to the service under test; whatever it answers has to keep the contract. */
final class Api {

    /** Sends the headers just as they are given. */
    static final RestAssuredConfig PLAIN = RestAssured.config()
            .encoderConfig(EncoderConfig.encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false));

    private Api() {}

    /** A request with a JSON body, if it has one. */
    static RequestSpecification given() {
        return RestAssured.given().config(PLAIN).contentType(ContentType.JSON).filter(ContractFilter.INSTANCE);
    }
}
